import { readFile, writeFile } from 'node:fs/promises'

/** Returns the process's memory in MiB and resets its peak. Linux only. */
export async function readRestingMemory(pid: number | undefined): Promise<number> {
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  return readPeakMemory(pid)
}

/** Returns the peak memory in MiB since the last reset. */
export async function readPeakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
