/**
 * Errors that follow from an operation's shape. They are added when the contract is read, so that a
 * path file contains only the others: a body may be malformed, too large or invalid, a version
 * stale, a record missing. `responses.yaml` describes each response.
 * @type {readonly { status: number, name: string, isGiven: (shape: Shape) => boolean }[]}
 */
const REFUSALS = [
  {
    status: 400,
    name: 'Malformed',
    isGiven: ({ hasBody, takes }) => hasBody || takes('header', 'Idempotency-Key'),
  },
  { status: 401, name: 'Unauthenticated', isGiven: ({ roles }) => roles !== 'public' },
  // Another site can send a write to any operation.
  {
    status: 403,
    name: 'Forbidden',
    isGiven: ({ isWrite, roles }) => isWrite || (roles !== 'public' && roles !== 'all'),
  },
  { status: 404, name: 'NotFound', isGiven: ({ takes }) => takes('path') },
  {
    status: 409,
    name: 'NotAllowedNow',
    isGiven: ({ takes }) => takes('header', 'Idempotency-Key'),
  },
  { status: 412, name: 'Stale', isGiven: ({ takes }) => takes('header', 'If-Match') },
  { status: 413, name: 'TooLarge', isGiven: ({ hasBody }) => hasBody },
  { status: 422, name: 'Invalid', isGiven: ({ hasBody, takes }) => hasBody || takes('query') },
  { status: 428, name: 'VersionRequired', isGiven: ({ takes }) => takes('header', 'If-Match') },
]

/** @typedef {{ in: string, name: string }} Parameter */
/**
 * @typedef {{
 *   parameters?: object[], requestBody?: object, security?: object[], 'x-roles'?: unknown,
 *   responses: Record<string, object>
 * }} Operation
 */
/** @typedef {{ parameters?: object[] } & Partial<Record<Method, Operation>>} PathItem */
/** @typedef {'get' | 'post' | 'put' | 'patch' | 'delete'} Method */
/**
 * @typedef {{
 *   isWrite: boolean, hasBody: boolean, roles: unknown,
 *   takes: (place: string, name?: string) => boolean
 * }} Shape
 */

/** @type {readonly Method[]} */
const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Text on one line: no control characters and no line separators. */
export const ONE_LINE = String.raw`^[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$`

/** Text on several lines (`x-multiline`): line breaks and tabs are the only control characters. */
export const MULTILINE = String.raw`^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]*$`

/** Values of a repeated parameter: more than all countries. */
const MAX_VALUES = 300

/**
 * @typedef {{
 *   type?: string | string[], maxLength?: number, maxItems?: number, pattern?: string,
 *   format?: string, enum?: unknown[], 'x-multiline'?: boolean
 * }} Schema
 */

/** Pointer of a schema with a name in one of the files. */
const NAMED_SCHEMA = /^#\/[A-Z]\w*$/

/** A plugin of redocly, which reads the contract to check it and to generate code from it. */
export default () => ({
  id: 'timberdesk',
  preprocessors: {
    oas3: {
      /** Bounds that follow from the type: characters of typed text, number of repeated values. */
      bounds: () => ({
        /** @param {Schema} schema */
        Schema(schema) {
          const isText = [schema.type].flat().includes('string') && schema.maxLength !== undefined
          if (isText && !schema.pattern && !schema.format && !schema.enum)
            schema.pattern = schema['x-multiline'] ? MULTILINE : ONE_LINE
        },
        /**
         * @param {{ in?: string, schema?: Schema }} parameter
         */
        Parameter({ in: place, schema }) {
          if (place === 'query' && schema?.type === 'array') schema.maxItems ??= MAX_VALUES
        },
      }),
      refusals: () => ({
        /**
         * @param {PathItem} item
         * @param {{ resolve: (node: object) => { node?: unknown } }} context
         */
        PathItem(item, { resolve }) {
          for (const method of METHODS) {
            const operation = item[method]
            if (!operation) continue
            const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
              (one) => /** @type {Parameter} */ (resolve(one).node),
            )
            const shape = {
              isWrite: method !== 'get',
              hasBody: operation.requestBody !== undefined,
              roles: operation.security?.length === 0 ? 'public' : operation['x-roles'],
              takes: (/** @type {string} */ place, /** @type {string | undefined} */ name) =>
                parameters.some(
                  (one) => one.in === place && (name === undefined || one.name === name),
                ),
            }
            const refusals = REFUSALS.filter(({ isGiven }) => isGiven(shape))
            operation.responses = {
              ...Object.fromEntries(
                refusals.map(({ status, name }) => [
                  status,
                  { $ref: `../responses.yaml#/${name}` },
                ]),
              ),
              ...operation.responses,
            }
          }
        },
      }),
    },
  },
  rules: {
    oas3: {
      /** Each named schema has a description. */
      'schema-description': () => ({
        /**
         * @param {{ description?: string }} schema
         * @param {{
         *   location: { pointer: string },
         *   report: (problem: { message: string, location: object }) => void,
         * }} context
         */
        Schema({ description }, { location, report }) {
          if (!NAMED_SCHEMA.test(location.pointer) || description) return
          report({ message: 'A named schema has a description.', location })
        },
      }),
    },
  },
})
