import { describe, expect, it } from 'vitest'
import { operations, type OperationId } from '@contract/operations'
import { readContract } from './read-contract'

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  additionalProperties?: boolean
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
}
interface Declared {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

describe('a request body', async () => {
  const { paths, components } = (await readContract()) as Declared
  const getBody = (id: OperationId) =>
    paths[operations[id].path]?.[operations[id].method.toLowerCase()]?.requestBody?.content[
      'application/json'
    ]?.schema

  /** Schemas of objects with arbitrary properties. */
  function findLooseObjects(schema: Schema, place: string): string[] {
    const name = schema.$ref?.split('/').at(-1)
    if (name !== undefined) return findLooseObjects(components.schemas[name] ?? {}, place)
    const inner = [
      ...Object.entries(schema.properties ?? {}).map(([key, one]) =>
        findLooseObjects(one, `${place}/${key}`),
      ),
      ...(schema.oneOf ?? []).map((one) => findLooseObjects(one, place)),
      ...(schema.items ? [findLooseObjects(schema.items, `${place}/*`)] : []),
    ].flat()
    return [schema.type].flat().includes('object') && schema.additionalProperties !== false
      ? [place, ...inner]
      : inner
  }

  it.each((Object.keys(operations) as OperationId[]).filter((id) => getBody(id)))(
    'of %s refuses unknown fields',
    (id) => {
      expect(findLooseObjects(getBody(id) ?? {}, '')).toEqual([])
    },
  )
})
