/** Test files that take the most time, the longest first. */
export const LONGEST = [
  'backend/conformance/postgres-server.test.ts',
  'backend/conformance/sqlite-server.test.ts',
  'backend/conformance/msw.test.ts',
  'backend/seed/demo.test.ts',
]

/**
 * Moves the longest test files to the start, so that all cores are busy to the end. On a first run
 * vitest knows only sizes, and would run the conformance of hosts last: its files are the smallest.
 */
export function startLongestFirst<File extends { moduleId: string }>(
  files: readonly File[],
): File[] {
  const rank = ({ moduleId }: File) => {
    const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`))
    return place === -1 ? LONGEST.length : place
  }
  return files.toSorted((one, other) => rank(one) - rank(other))
}
