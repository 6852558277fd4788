import type { BundledLanguage } from 'shiki/langs'
import type { SampleRequest } from '../request'

/** Everything about one language that samples are given in. */
export interface Language {
  readonly id: string
  /** On its tab. */
  readonly name: string
  /** Name of a program's file: in each folder of `samples/guides/`, and where it is run. */
  readonly file: string
  /** Name of its grammar in Shiki. */
  readonly highlight: BundledLanguage
  /** Returns a program that sends a request and prints the response. */
  readonly generate: (request: SampleRequest) => string
  /** How the tests run a program. */
  readonly run: Run
}

interface Run {
  /** What the machine needs besides Node. */
  readonly tool?: Tool
  /** Compiles the programs in all folders below the working directory at once. */
  readonly build?: {
    readonly command: readonly string[]
    /** Files that the command needs beside those folders, by name. */
    readonly files?: Readonly<Record<string, string>>
    readonly env?: Readonly<Record<string, string>>
  }
  /** Starts the program in a folder; `NAME` stands for the folder's name. */
  readonly command: readonly string[]
}

export interface Tool {
  readonly command: string
  /** Arguments with which it does nothing, successfully. */
  readonly check: readonly string[]
  /** The Debian packages that bring it. */
  readonly packages: readonly string[]
}
