import { expect, it } from 'vitest'
import { ONE_LINE, MULTILINE } from './refusals.mjs'
import { createResolver, readContract, type Schema } from './read-contract'

type Referable<Part> = Part & { $ref?: string }
interface Operation {
  operationId: string
  parameters?: Referable<{ name: string; schema: Schema }>[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
interface Contract {
  paths: Record<string, Record<string, Operation | Operation['parameters']>>
}

const contract = (await readContract()) as Contract
const resolve = createResolver(contract)

/** True if the longest match of a pattern is bounded; look-aheads have no length. */
const isBoundedPattern = (pattern: string): boolean =>
  !/[*+]/.test(pattern.replaceAll(/\(\?=[^)]*\)/g, '').replaceAll(/\\[+*]|\[[^\]]*\]/g, ''))

function findMissingBound({ format, pattern, maxLength, ...schema }: Schema): string | null {
  const types = [schema.type].flat()
  if (schema.enum || format === 'uuid') return null
  if (types.includes('array') && schema.maxItems === undefined) return 'maxItems'
  if (types.includes('integer') || types.includes('number'))
    return schema.minimum === undefined || schema.maximum === undefined ? 'minimum, maximum' : null
  if (!types.includes('string')) return null
  if (format === 'date') return pattern === undefined ? 'pattern of years' : null
  if (maxLength === undefined)
    return pattern !== undefined && isBoundedPattern(pattern) ? null : 'maxLength'
  return pattern === undefined && format === undefined ? 'pattern of characters' : null
}

/** Values without a bound in what callers send, by place. */
function findUnbounded(schema: Schema, place: string, seen: Set<string>): string[] {
  if (schema.$ref !== undefined) {
    if (seen.has(schema.$ref)) return []
    seen.add(schema.$ref)
    return findUnbounded(resolve(schema), schema.$ref.split('/').at(-1) ?? '', seen)
  }
  const missing = findMissingBound(schema)
  return [
    ...(missing === null ? [] : [`${place}: ${missing}`]),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      findUnbounded(inner, `${place}/${name}`, seen),
    ),
    ...[...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((inner) =>
      findUnbounded(inner, place, seen),
    ),
    ...(schema.items ? findUnbounded(schema.items, `${place}/*`, seen) : []),
  ]
}

it('every date, sum, count, list and text that a caller sends has a bound', () => {
  const seen = new Set<string>()
  const unbounded = Object.values(contract.paths).flatMap((item) =>
    ['parameters', 'get', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
      const found = item[method]
      if (!found) return []
      const {
        operationId = 'path',
        parameters,
        requestBody,
      }: Partial<Operation> = Array.isArray(found) ? { parameters: found } : found
      return [
        ...(parameters ?? [])
          .map(resolve)
          .flatMap(({ name, schema }) => findUnbounded(schema, `${operationId}?${name}`, seen)),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          findUnbounded(schema, operationId, seen),
        ),
      ]
    }),
  )
  expect(unbounded).toEqual([])
})

it.each([
  ['Eve\r\nBcc: all', false, false],
  ['first line\nsecond\tcolumn', false, true],
  ['a\u0007bell', false, false],
  ['two\u2028lines', false, false],
  ['Bois du Rhône – 47 × 100 «x»', true, true],
])('%j: on one line %s, in a text of several lines %s', (text, oneLine, lines) => {
  expect([new RegExp(ONE_LINE).test(text), new RegExp(MULTILINE).test(text)]).toEqual([
    oneLine,
    lines,
  ])
})
