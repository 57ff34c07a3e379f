import { chownSync, closeSync, existsSync, openSync, statSync } from 'node:fs'
import path from 'node:path'

/** Creates an empty file that only its owner can read, unless it exists. */
export function createDataFile(file: string): void {
  if (existsSync(file)) return
  closeSync(openSync(file, 'a', 0o600))
  giveToFolderOwner(file)
}

/** Gives a file that root created to the owner of its folder, so that the server can open it. */
export function giveToFolderOwner(file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(path.dirname(file))
  chownSync(file, uid, gid)
}
