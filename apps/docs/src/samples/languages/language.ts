import type { BundledLanguage } from 'shiki/langs'
import type { SampleRequest } from '../request'

/** A language of the samples. */
export interface Language {
  readonly id: string
  /** Name of the language on its tab. */
  readonly name: string
  /**
   * File name of the language's programs, both in `samples/guides/` and when the tests run them.
   */
  readonly file: string
  /** Shiki grammar. */
  readonly highlight: BundledLanguage
  /** Returns a program that sends a request and prints the response. */
  readonly generate: (request: SampleRequest) => string
  /** How the tests run a program. */
  readonly run: Run
  /** How a reader runs a program. */
  readonly program: Program
}

interface Program {
  /** What must be installed, such as `Node 20 or later`. */
  readonly requires: string
  /** Ending of a pasted program's file name. */
  readonly ending: string
  /** Returns the commands that install what a pasted program needs, and run it. */
  readonly commands: (file: string, code: string) => readonly string[]
  /** Returns the downloadable project of a program, which a single command line runs. */
  readonly project: (id: string, code: string) => Project
}

/** A program in a folder with the manifest of its language. */
export interface Project {
  readonly command: string
  /** Contents of the files, keyed by name. */
  readonly files: Readonly<Record<string, string>>
}

interface Run {
  /** The tool, besides Node, that must be installed. */
  readonly tool?: Tool
  /** Compiles the programs in all subfolders of the working directory together. */
  readonly build?: {
    readonly command: readonly string[]
    /** Contents, keyed by name, of files that the command needs in the working directory. */
    readonly files?: Readonly<Record<string, string>>
    readonly env?: Readonly<Record<string, string>>
  }
  /** Starts the program in a folder. `NAME` is replaced with the folder's name. */
  readonly command: readonly string[]
}

export interface Tool {
  readonly command: string
  /** Arguments with which the tool succeeds without side effects, such as `--version`. */
  readonly check: readonly string[]
  /** Debian packages that contain the tool. */
  readonly packages: readonly string[]
}
