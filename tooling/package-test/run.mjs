import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * Runs a program and returns its output. If it fails, the error contains both output streams,
 * because compilers and linters report on either.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<string>}
 */
export async function run(program, args, cwd) {
  try {
    const { stdout } = await execute(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '', message = '' } = /** @type {Record<string, string>} */ (error)
    throw new Error([message, stdout, stderr].join('\n').trim(), { cause: error })
  }
}
