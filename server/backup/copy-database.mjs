// Code of the thread that back-up.ts starts. Plain JavaScript, so that it loads no compiler.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import Libsql from 'libsql'

/** Milliseconds to wait for a lock of another process. */
const BUSY_TIMEOUT_MS = 10_000

/**
 * Copies a SQLite file while others write to it: the copy is the state at one moment. It has its
 * name only once it is complete, checked and on the disk.
 * @param {string} source
 * @param {string} target
 */
export function copyDatabase(source, target) {
  const part = `${target}.part`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600))
  try {
    const database = new Libsql(source)
    try {
      database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
      const before = readLastEntry(database)
      database.prepare('vacuum into ?').run(part)
      if (checkDatabase(part) < before) throw new Error('The copy lacks entries of the history.')
    } finally {
      database.close()
    }
    syncToDisk(part)
    renameSync(part, target)
    syncToDisk(dirname(target))
    return { bytes: statSync(target).size }
  } finally {
    rmSync(part, { force: true })
  }
}

/**
 * Checks a SQLite file.
 * @param {string} file
 * @returns {string} time of the last entry in its history, ISO 8601
 */
export function checkDatabase(file) {
  const copy = new Libsql(file)
  try {
    /** @type {unknown[]} */
    const problems = copy.prepare('pragma integrity_check').pluck().all()
    if (problems.join() !== 'ok') throw new Error(`${file} is damaged: ${problems.join(', ')}`)
    return readLastEntry(copy)
  } finally {
    copy.close()
  }
}

/**
 * Returns the time of the last history entry, by which a copy is checked. The number of entries is
 * no check, because old ones are deleted meanwhile.
 * @param {Libsql.Database} database
 */
function readLastEntry(database) {
  return String(database.prepare("select coalesce(max(at), '') from activity").pluck().get())
}

/**
 * Writes a file or the names of a folder to the disk.
 * @param {string} file
 */
export function syncToDisk(file) {
  const handle = openSync(file, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** @type {{ source: string, target: string } | null} */
const job = workerData
if (parentPort && job) {
  try {
    parentPort.postMessage(copyDatabase(job.source, job.target))
  } catch (error) {
    // Errors of the driver lose their message on the way to another thread.
    const { message, code } = /** @type {Error & { code?: string }} */ (error)
    parentPort.postMessage({ failure: { message, code } })
  }
}
