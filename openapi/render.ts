/** The parts of a schema that the generator reads. */
export interface Schema {
  type?: string | string[]
  $ref?: string
  items?: Schema
  properties?: Record<string, Schema>
  enum?: string[]
  pattern?: string
  format?: string
  maxLength?: number
  'x-endings'?: string[]
  'x-codes'?: string[]
}
interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  schema: Schema
}
interface Operation {
  operationId: string
  security?: unknown[]
  'x-roles'?: 'all' | string[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** A path item: operations by method and shared parameters. */
type PathItem = Partial<Record<(typeof METHODS)[number], Operation>> & { parameters?: Parameter[] }
/** The parts of the bundled contract that the table of operations reads. */
export interface Contract {
  paths: Record<string, PathItem>
  components: { parameters?: Record<string, Parameter>; schemas: Record<string, Schema> }
}

/** Renders one row per operation: address, roles and validators of request and response. */
export function renderOperations(contract: Contract): string {
  const rows: string[] = []
  const used = new Set<string>()
  const use = (name: string) => {
    used.add(name)
    return name
  }
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of METHODS) {
      const operation = item[method]
      if (!operation) continue
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((p) =>
        resolveParameter(contract, p),
      )
      const filterByPlace = (place: Parameter['in']) => parameters.filter((p) => p.in === place)
      const id = operation.operationId
      const pascal = id[0]?.toUpperCase() + id.slice(1)
      const renderValidator = (kind: string, present: boolean) =>
        present ? use(`v${pascal}${kind}`) : 'null'
      const bodyTypes = Object.keys(operation.requestBody?.content ?? {})
      const isMultipart = bodyTypes.includes('multipart/form-data')
      const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))
      const answersJson = Boolean(success?.[1].content?.['application/json'])
      rows.push(
        `  ${id}: {\n` +
          `    method: '${method.toUpperCase()}',\n` +
          `    path: '${path}',\n` +
          `    roles: ${renderRoles(operation)},\n` +
          `    path_params: ${renderValidator('Path', filterByPlace('path').length > 0)},\n` +
          `    query: ${renderValidator('Query', filterByPlace('query').length > 0)},\n` +
          `    query_types: {${filterByPlace('query')
            .map((p) => ` ${p.name}: '${getSchemaType(contract, p.schema)}'`)
            .join(',')} },\n` +
          `    body: ${renderValidator('Body', bodyTypes.length > 0 && !isMultipart)},\n` +
          `    body_type: ${isMultipart ? `'multipart'` : bodyTypes.length ? `'json'` : 'null'},\n` +
          `    takes_version: ${parameters.some((p) => p.name === 'If-Match')},\n` +
          `    takes_idempotency_key: ${parameters.some((p) => p.name === 'Idempotency-Key')},\n` +
          `    status: ${success?.[0] ?? 'null'},\n` +
          `    response: ${renderValidator('Response', answersJson)},\n` +
          `  },\n`,
      )
    }
  }
  const imports = [...used].sort().map((name) => `  ${name},\n`)
  return (
    `import {\n${imports.join('')}} from './validators'\n\n` +
    `/** Every operation of the contract. \`roles\` is \`public\`, \`all\` who are logged in, or the roles by name. */\n` +
    `export const operations = {\n${rows.join('')}} as const\n\n` +
    `export type OperationId = keyof typeof operations\n`
  )
}

function renderRoles(operation: Operation): string {
  if (operation.security?.length === 0) return `'public'`
  const allowed = operation['x-roles']
  if (allowed === 'all') return `'all'`
  return `[${(allowed ?? []).map((role) => `'${role}'`).join(', ')}]`
}

/** A parameter, or what its reference names. */
function resolveParameter(contract: Contract, parameter: Parameter): Parameter {
  const name = parameter.$ref?.split('/').at(-1)
  const found = name ? contract.components.parameters?.[name] : parameter
  if (!found) throw new Error(`no parameter ${parameter.$ref}`)
  return found
}

/** A schema, or what its reference names; empty where it names nothing. */
function resolveSchema(contract: Contract, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name ? (contract.components.schemas[name] ?? {}) : schema
}

const getSchemaType = (contract: Contract, schema: Schema): string =>
  String(resolveSchema(contract, schema).type ?? 'string')

/** The contract's UUIDs, as RFC 9562 writes them. */
const uuid = String.raw`/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i`

/**
 * Renders the filters and sorts of lists as data, without paging. The router checks addresses with
 * it before any validator is loaded. A list is an operation with a cursor. Each has its own file,
 * which is loaded with its page; `searches.ts` re-exports all.
 */
export function renderSearches(contract: Contract): Record<string, string> {
  const lists = Object.values(contract.paths).flatMap(({ get }) => {
    const query = (get?.parameters ?? [])
      .map((one) => resolveParameter(contract, one))
      .filter((one) => one.in === 'query')
    const chosen = query.filter(({ name }) => name !== 'cursor' && name !== 'limit')
    return get && chosen.length > 0 && query.some(({ name }) => name === 'cursor')
      ? [{ id: get.operationId, chosen }]
      : []
  })
  const files: Record<string, string> = {
    'searches.ts': lists.map(({ id }) => `export * from './searches/${id}'\n`).join(''),
  }
  for (const { id, chosen } of lists) {
    const rows = chosen.map(
      ({ name, schema }) => `  ${name}: { ${renderRules(contract, schema).join(', ')} },\n`,
    )
    files[`searches/${id}.ts`] = `export const ${id}Search = {\n${rows.join('')}} as const\n`
  }
  return files
}

function renderRules(contract: Contract, named: Schema): string[] {
  const schema = resolveSchema(contract, named)
  if (schema.items) return ['isList: true', ...renderRules(contract, schema.items)]
  return [
    ...(schema.enum ? [`values: [${schema.enum.map((value) => `'${value}'`).join(', ')}]`] : []),
    ...(schema.pattern ? [`pattern: /${schema.pattern}/`] : []),
    ...(schema.format === 'uuid' ? [`pattern: ${uuid}`] : []),
    ...(schema.maxLength ? [`maxLength: ${schema.maxLength}`] : []),
  ]
}

/**
 * Renders maximum size and extensions of files per operation as data that browser and backend
 * share.
 */
export function renderUploads(contract: Contract): string {
  const files = Object.values(contract.paths).flatMap(({ post }) => {
    const form = post?.requestBody?.content['multipart/form-data']?.schema
    const fields = Object.values((form && resolveSchema(contract, form).properties) ?? {})
    return post
      ? fields
          .filter(({ format }) => format === 'binary')
          .map((file) => ({ id: post.operationId, file }))
      : []
  })
  const sizes = files.flatMap(({ id, file }) =>
    file.maxLength === undefined ? [] : [`  ${id}: ${file.maxLength},\n`],
  )
  const endings = files.flatMap(({ id, file }) => {
    const list = file['x-endings']
    return list ? [`  ${id}: [${list.map((ending) => `'${ending}'`).join(', ')}],\n`] : []
  })
  return (
    `/** Maximum bytes of a file, by operation. */\nexport const maxBytes = {\n${sizes.join('')}} as const\n\n` +
    `/** How the names of files end, by the operation that takes them. */\nexport const fileEndings = {\n${endings.join('')}} as const\n`
  )
}

/** Renders the codes of all countries as data that browser and backend share. */
export function renderCountries({ components }: Contract): string {
  const codes = components.schemas['Country']?.['x-codes'] ?? []
  return `/** ISO 3166-1 alpha-2: the codes that are officially assigned. */\nexport const countries: readonly string[] = [\n${codes.map((code) => `  '${code}',\n`).join('')}]\n`
}
