import { toNumber } from '@domain/numbers'

/** What is written, as it is typed: text everywhere, '' for what is not there or not so, lists and parts as the contract nests them. */
export type FormValues<Written> =
  NonNullable<Written> extends number
    ? string
    : NonNullable<Written> extends boolean
      ? 'true' | ''
      : NonNullable<Written> extends string
        ? NonNullable<Written> | ''
        : NonNullable<Written> extends readonly (infer Item)[]
          ? FormValues<Item>[]
          : { [Name in keyof NonNullable<Written>]: FormValues<NonNullable<Written>[Name]> }

/** What is needed of a validator of the contract: how values are nested, and which of them are numbers or may be null. */
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
const isNullable = ({ type }: SchemaShape) => type === 'nullable' || type === 'nullish'

const mapFields = (
  entries: Readonly<Record<string, SchemaShape>>,
  value: Fields,
  put: (shape: SchemaShape, part: unknown) => unknown,
): Fields =>
  Object.fromEntries(
    Object.entries(entries).map(([name, shape]) => [name, put(shape, value[name])]),
  )

/** A value of the contract as a form shows it; of what is missing, nothing typed yet. */
export function toFormValues(shape: SchemaShape, value: unknown): unknown {
  const { entries, item } = unwrapShape(shape)
  if (entries) return mapFields(entries, isFields(value) ? value : {}, toFormValues)
  if (item) return Array.isArray(value) ? value.map((each) => toFormValues(item, each)) : []
  return value === null || value === undefined || value === false
    ? ''
    : String(value as string | number | true)
}

/**
 * What was typed, as the contract takes it, whose validator says whether it does: what is no number stays none, and an empty one that must
 * be there is null. A part that may be missing is there once something is chosen in it, or typed where there is no choice.
 */
export function toPayload(shape: SchemaShape, typed: unknown): unknown {
  const { entries, item, type } = unwrapShape(shape)
  if (entries)
    return isNullable(shape) && !isPartFilled(entries, typed)
      ? null
      : mapFields(entries, isFields(typed) ? typed : {}, toPayload)
  if (item) return Array.isArray(typed) ? typed.map((each) => toPayload(item, each)) : []
  const text = typeof typed === 'string' ? typed.trim() : ''
  if (type === 'boolean') return text === 'true'
  if (text === '' && (isNullable(shape) || type === 'number')) return null
  return type === 'number' ? toNumber(text) : text
}

function isPartFilled(entries: Readonly<Record<string, SchemaShape>>, typed: unknown): boolean {
  const parts = isFields(typed) ? typed : {}
  const choices = Object.keys(entries).filter((name) => entries[name]?.type === 'picklist')
  return (choices.length > 0 ? choices : Object.keys(entries)).some((name) => !isEmpty(parts[name]))
}

function isEmpty(typed: unknown): boolean {
  if (isFields(typed)) return Object.values(typed).every(isEmpty)
  return Array.isArray(typed) ? typed.length === 0 : typed === undefined || typed === ''
}

/** Whether something kept is what a form of this shape holds. Half-typed values are: keeping those is what a draft is for. */
export function isFormValues(shape: SchemaShape, value: unknown): boolean {
  const { entries, item } = unwrapShape(shape)
  if (entries)
    return (
      isFields(value) &&
      Object.keys(entries).every(
        (name) => entries[name] && isFormValues(entries[name], value[name]),
      )
    )
  if (item) return Array.isArray(value) && value.every((each) => isFormValues(item, each))
  return typeof value === 'string'
}

/** The part of a shape that a field's name leads to, and whether it may be missing: by itself, or as the choice of a part that may be. */
export function findShape(
  shape: SchemaShape,
  name: string,
): { readonly shape: SchemaShape; readonly isMissable: boolean } {
  const at = name.split('.').reduce(
    ({ shape: around }, part) => {
      const { entries, item } = unwrapShape(around)
      const within = entries?.[part] ?? item
      if (!within) throw new Error(`The contract has no ${name}`)
      return {
        shape: within,
        isMissable: isNullable(within) || (isNullable(around) && within.type === 'picklist'),
      }
    },
    { shape, isMissable: false },
  )
  return at
}
