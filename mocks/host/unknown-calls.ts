import { operations } from '@contract/operations'

interface Call {
  readonly method: string
  readonly path: string
}

const knownCalls: readonly Call[] = Object.values(operations).map(({ method, path }) => ({
  method: method.toUpperCase(),
  path,
}))

const formatCall = ({ method, path }: Call) => `${method} ${path}`

/**
 * Returns an error message for a call outside the contract, or null if the contract has it.
 * @param path relative to the API's URL
 */
export function formatUnknownCall(method: string, path: string): string | null {
  const call = { method, path }
  if (knownCalls.some((candidate) => isMatch(candidate, call))) return null
  const [nearest] = knownCalls
    .map((candidate) => ({ candidate, distance: computeDistance(candidate, call) }))
    .toSorted((a, b) => a.distance - b.distance)
  if (!nearest) return null
  return `${formatCall(call)} is not in the contract. The nearest that is: ${formatCall(nearest.candidate)}`
}

function isMatch(candidate: Call, { method, path }: Call): boolean {
  if (candidate.method !== method) return false
  const actual = path.split('/')
  const expected = candidate.path.split('/')
  return (
    expected.length === actual.length &&
    expected.every(
      (segment, at) => segment === actual[at] || (isParameter(segment) && actual[at] !== ''),
    )
  )
}

const isParameter = (segment: string) => segment.startsWith('{')

/** A different method counts less than a different name. */
function computeDistance(candidate: Call, { method, path }: Call): number {
  return (
    editDistance(candidate.path.split('/'), path.split('/'), measureSegmentDistance) +
    (candidate.method === method ? 0 : 0.1)
  )
}

/** Returns a distance from 0 to 1. A parameter matches any segment that is not empty. */
function measureSegmentDistance(candidate: string, actual: string): number {
  if (isParameter(candidate) && actual !== '') return 0
  return (
    editDistance([...candidate], [...actual], (a, b) => Number(a !== b)) /
    Math.max(candidate.length, actual.length, 1)
  )
}

/** Returns the Levenshtein distance of two lists. Adding or removing an item costs 1. */
function editDistance(
  from: readonly string[],
  to: readonly string[],
  replace: (a: string, b: string) => number,
): number {
  let row = [...Array(to.length + 1).keys()]
  from.forEach((a, i) => {
    const next = [i + 1]
    to.forEach((b, j) =>
      next.push(Math.min((row[j] ?? 0) + replace(a, b), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1)),
    )
    row = next
  })
  return row.at(-1) ?? 0
}

/** MSW's printer for a request without a handler. */
interface UnhandledPrinter {
  error(): void
}

/**
 * Reports calls to other origins and API calls outside the contract, but not requests for the
 * application's own files.
 * @param apiBase absolute, without a trailing slash
 */
export function reportUnlessOwnFile(apiBase: string, origin: string) {
  return (request: Request, print: UnhandledPrinter): void => {
    const url = new URL(request.url)
    const isLocal =
      url.protocol === 'data:' || url.protocol === 'blob:' || url.protocol.endsWith('-extension:')
    if (!isLocal && (url.origin !== origin || request.url.startsWith(`${apiBase}/`))) print.error()
  }
}
