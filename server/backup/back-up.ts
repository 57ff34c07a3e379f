import { once } from 'node:events'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

type Result = { bytes: number } | { failure: { message: string; code?: string } }

/** Returns the path of the embedded database. */
export const getDatabaseFile = (dataDir: string): string =>
  path.join(path.resolve(dataDir), 'timberdesk.sqlite')

/**
 * Copies the embedded database into a file, on another thread, while the server may write.
 * @returns size of the copy
 * @throws if there is no database, or the file exists or cannot be written
 */
export async function backUp(dataDir: string, target: string): Promise<{ bytes: number }> {
  const source = getDatabaseFile(dataDir)
  if (!existsSync(source)) throw new Error(`There is no database ${source}.`)
  if (existsSync(target)) throw new Error(`${target} exists already. Choose another name.`)
  assertWritable(path.dirname(target))
  const thread = new Worker(new URL('./copy-database.mjs', import.meta.url), {
    execArgv: [],
    workerData: { source, target },
  })
  const [result] = (await once(thread, 'message')) as [Result]
  if ('failure' in result)
    throw Object.assign(new Error(result.failure.message), { code: result.failure.code })
  return result
}

function assertWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    throw new Error(`There is no folder ${folder}, or this user may not write to it.`, { cause })
  }
}

/** Formats a time as `2026-11-28T09-30-00`, because file names on Windows have no colons. */
export const toFileTime = (time: Date): string =>
  time.toISOString().slice(0, 19).replaceAll(':', '-')
