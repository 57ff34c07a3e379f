import fc, { type Arbitrary } from 'fast-check'
import type { Resolve, Schema } from '../../openapi/read-contract'

/** An id that a call replaces by one of a record that exists. */
export const POOLED_ID = 'a stored id'

const MAX_ITEMS = 4

/** Values that are wrong almost everywhere, or at a limit. */
const awkward = fc.constantFrom<unknown>(
  ...[null, '', ' ', '0', -1, 0, 2_147_483_648, Number.MAX_SAFE_INTEGER + 1, 1e300, 0.1, true],
  ...['9999-12-31', '0000-00-00', '2026-02-30', '2026-W54', '\u0000', '\ud800', 'a\nb', '%_\\'],
  ...['=1+1', "'; drop table deals", '😀'.repeat(80), 'x'.repeat(5000), '-0.00', '99999999999.99'],
  ...[[], {}, [null], { id: null }, [[]]],
)

/** Returns an arbitrary of values that follow a schema, with ids of stored records. */
export function createArbitrary(schema: Schema, resolve: Resolve): Arbitrary<unknown> {
  const known = new Map<string, Arbitrary<unknown>>()
  const build = (part: Schema): Arbitrary<unknown> => {
    if (part.$ref === undefined) return buildPlain(part)
    const built = known.get(part.$ref) ?? build(resolve(part))
    known.set(part.$ref, built)
    return built
  }
  const buildPlain = (part: Schema): Arbitrary<unknown> => {
    if (part.oneOf) return fc.oneof(...part.oneOf.map(build))
    if (part.enum) return fc.constantFrom(...part.enum)
    if (part.allOf)
      return fc
        .tuple(...part.allOf.map(build))
        .map((values) => Object.assign({}, ...(values as object[])) as unknown)
    const types = [part.type ?? (part.properties ? 'object' : 'null')].flat()
    return fc.oneof(...types.map((type) => buildType(type, part)))
  }
  const buildType = (type: string, part: Schema): Arbitrary<unknown> => {
    switch (type) {
      case 'string':
        return createText(part)
      case 'boolean':
        return fc.boolean()
      case 'integer':
        return fc.oneof(
          fc.integer({ min: part.minimum ?? -5, max: part.maximum ?? 1000 }),
          fc.integer({
            min: part.minimum ?? 0,
            max: Math.min(part.maximum ?? 9, (part.minimum ?? 0) + 9),
          }),
        )
      case 'number':
        return fc.double({ min: part.minimum ?? -10, max: part.maximum ?? 1000, noNaN: true })
      case 'array':
        return fc.array(build(part.items ?? {}), {
          minLength: part.minItems ?? 0,
          maxLength: Math.max(part.minItems ?? 0, Math.min(part.maxItems ?? MAX_ITEMS, MAX_ITEMS)),
        })
      case 'object':
        return fc.record(
          Object.fromEntries(
            Object.entries(part.properties ?? {}).map(([name, inner]) => [name, build(inner)]),
          ),
          { requiredKeys: part.required ?? [] },
        )
      default:
        return fc.constant(null)
    }
  }
  return build(schema)
}

function createText({ format, pattern, minLength = 0, maxLength = 40 }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.constant(POOLED_ID)
  if (format === 'email') return fc.nat({ max: 99_999 }).map((n) => `fuzz${n}@fuzz.example`)
  if (format === 'date')
    return fc
      .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
  if (pattern !== undefined && !pattern.startsWith('^[^'))
    return fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?=[^)]*\)/g, '')))
  return fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' })
}

/** Returns an arbitrary that replaces one leaf of a value by an awkward one. */
export const createSpoiler = (): Arbitrary<(value: unknown) => unknown> =>
  fc.tuple(fc.nat({ max: 1000 }), awkward).map(([at, replacement]) => (value) => {
    const leaves = countLeaves(value)
    return replaceLeaf(value, { left: leaves === 0 ? 0 : at % leaves }, replacement)
  })

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

function countLeaves(value: unknown): number {
  if (!isNested(value)) return 1
  return Object.values(value).reduce<number>((sum, inner) => sum + countLeaves(inner), 0)
}

function replaceLeaf(value: unknown, counter: { left: number }, replacement: unknown): unknown {
  if (!isNested(value)) {
    counter.left -= 1
    return counter.left === -1 ? replacement : value
  }
  if (Array.isArray(value)) return value.map((inner) => replaceLeaf(inner, counter, replacement))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaceLeaf(inner, counter, replacement)]),
  )
}
