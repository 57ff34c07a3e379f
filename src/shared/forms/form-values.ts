import { toNumber } from '@domain/numbers'

/**
 * Form values of a payload: every leaf is a string, '' for null and false; nesting is the
 * contract's. A part with alternative shapes is one leaf, as JSON.
 */
export type FormValues<Payload> =
  NonNullable<Payload> extends number
    ? string
    : NonNullable<Payload> extends boolean
      ? 'true' | ''
      : NonNullable<Payload> extends string
        ? NonNullable<Payload> | ''
        : NonNullable<Payload> extends readonly (infer Item)[]
          ? FormValues<Item>[]
          : { [Name in keyof NonNullable<Payload>]: FormValues<NonNullable<Payload>[Name]> }

/** Structure of a contract validator: nesting, numbers and nullable fields. */
export interface SchemaShape {
  readonly type: string
  readonly entries?: Readonly<Record<string, SchemaShape>>
  readonly item?: SchemaShape
  readonly wrapped?: SchemaShape
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const unwrapShape = (shape: SchemaShape): SchemaShape =>
  shape.wrapped ? unwrapShape(shape.wrapped) : shape
const isNullable = ({ type, wrapped }: SchemaShape): boolean =>
  type === 'nullable' ||
  type === 'nullish' ||
  (type === 'exact_optional' && wrapped !== undefined && isNullable(wrapped))

const mapFields = (
  entries: Readonly<Record<string, SchemaShape>>,
  value: Fields,
  convert: (shape: SchemaShape, part: unknown) => unknown,
): Fields =>
  Object.fromEntries(
    Object.entries(entries).map(([name, shape]) => [name, convert(shape, value[name])]),
  )

/** Converts a payload to form values; missing parts become empty. */
export function toFormValues(shape: SchemaShape, value: unknown): unknown {
  const { entries, item } = unwrapShape(shape)
  if (entries) return mapFields(entries, isFields(value) ? value : {}, toFormValues)
  if (item) return Array.isArray(value) ? value.map((part) => toFormValues(item, part)) : []
  if (isFields(value)) return JSON.stringify(value)
  return value === null || value === undefined || value === false
    ? ''
    : String(value as string | number | true)
}

/**
 * Converts form values to a payload. It may be invalid: text that is not a number becomes NaN, and
 * an empty required number null. A nullable part is null while all of its fields are empty; if it
 * contains a choice, only its first field decides.
 */
export function toPayload(shape: SchemaShape, value: unknown): unknown {
  const { entries, item, type } = unwrapShape(shape)
  if (entries)
    return isNullable(shape) && !isPartFilled(entries, value)
      ? null
      : mapFields(entries, isFields(value) ? value : {}, toPayload)
  if (item) return Array.isArray(value) ? value.map((part) => toPayload(item, part)) : []
  const text = typeof value === 'string' ? value.trim() : ''
  if (type === 'boolean') return text === 'true'
  if (text === '' && (isNullable(shape) || type === 'number')) return null
  if (type === 'union') return parseJson(text)
  return type === 'number' ? toNumber(text) : text
}

/** Parses a part with alternative shapes; invalid text stays text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function isPartFilled(entries: Readonly<Record<string, SchemaShape>>, value: unknown): boolean {
  const parts = isFields(value) ? value : {}
  const names = Object.keys(entries)
  return (hasOptions(entries) ? names.slice(0, 1) : names).some((name) => !isEmpty(parts[name]))
}

const hasOptions = (entries: Readonly<Record<string, SchemaShape>>): boolean =>
  Object.values(entries).some(({ type }) => type === 'picklist')

function isEmpty(value: unknown): boolean {
  if (isFields(value)) return Object.values(value).every(isEmpty)
  return Array.isArray(value) ? value.length === 0 : value === undefined || value === ''
}

/**
 * True if a stored value has the shape of the form's values. Incomplete input is accepted, and a
 * draft that is older than an optional field.
 */
export function isFormValues(shape: SchemaShape, value: unknown): boolean {
  if (value === undefined && (isNullable(shape) || shape.type === 'exact_optional')) return true
  const { entries, item } = unwrapShape(shape)
  if (entries)
    return (
      isFields(value) &&
      Object.keys(entries).every(
        (name) => entries[name] && isFormValues(entries[name], value[name]),
      )
    )
  if (item) return Array.isArray(value) && value.every((part) => isFormValues(item, part))
  return typeof value === 'string'
}

interface FoundShape {
  readonly shape: SchemaShape
  /** True if the field is nullable, or the first field of a nullable part with options. */
  readonly isOptional: boolean
}

/**
 * Finds the shape of a field by name.
 * @throws Error if the contract has no such field
 */
export function findShape(shape: SchemaShape, name: string): FoundShape {
  return name.split('.').reduce<FoundShape>(
    ({ shape: parentShape }, part) => {
      const { entries, item } = unwrapShape(parentShape)
      const childShape = entries?.[part] ?? item
      if (!childShape) throw new Error(`The contract has no ${name}`)
      return {
        shape: childShape,
        isOptional:
          isNullable(childShape) ||
          (isNullable(parentShape) &&
            entries !== undefined &&
            hasOptions(entries) &&
            Object.keys(entries)[0] === part),
      }
    },
    { shape, isOptional: false },
  )
}
