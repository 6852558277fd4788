import type { Command } from '@mcm/devnet/core'

const KEY = 'docs-sandbox-journal'
/** Maximum number of commands to keep, so that a page never waits long for its chain. */
const MAX_COMMANDS = 100

/**
 * The commands that changed the chain, kept for the browser tab. The chain depends only on them, so
 * the next page restores it by running them again.
 */
export class Journal {
  #commands: Command[] | undefined

  /** Returns the commands of previous pages and of this one, in order. */
  commands(): readonly Command[] {
    return (this.#commands ??= read())
  }

  /** Adds a command that succeeded. After too many, the next page starts with the initial chain. */
  add(command: Command): void {
    this.#commands = command.reset ? [command] : [...this.commands(), command]
    const kept = this.#commands.length > MAX_COMMANDS ? [] : this.#commands
    try {
      sessionStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // Storage is blocked or full, so the next page starts with the initial chain.
    }
  }
}

function read(): Command[] {
  try {
    const commands: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(commands) ? (commands as Command[]) : []
  } catch {
    return []
  }
}
