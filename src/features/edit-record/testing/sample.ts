import { dequal } from 'dequal/lite'
import * as v from 'valibot'
import { ApiProblem, Unreachable, type Schemas } from '@/shared/api'
import type { FormValues } from '@/shared/forms'
import type { ApiFormConfig, LineEditor, SavedRecord } from '../model/record-form-config'

const vLine = v.strictObject({ id: v.string(), name: v.string(), email: v.nullable(v.string()) })

/**
 * Payload of a record with three fields, one of them lines. The names are those of a client, for
 * the labels.
 */
export const vSample = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  tolerance_percent: v.pipe(v.number(), v.integer(), v.maxValue(50)),
  contacts: v.array(vLine),
})

export type SampleLine = v.InferOutput<typeof vLine>
export type SampleWrite = v.InferOutput<typeof vSample>
export type Sample = SavedRecord & SampleWrite
type SampleValues = FormValues<Omit<SampleWrite, 'contacts'>>

const isSampleLines = (value: unknown): value is readonly SampleLine[] =>
  v.is(v.array(vLine), value)

/** A minimal line editor. Lines without a name are not sent. */
export interface SampleLineEditor extends LineEditor<Sample> {
  all(): readonly SampleLine[]
  setAll(lines: readonly SampleLine[]): void
}

function createSampleLineEditor(initialLines: readonly SampleLine[]): SampleLineEditor {
  const listeners = new Set<() => void>()
  let lines = initialLines
  const setLines = (next: readonly SampleLine[]) => {
    lines = next
    for (const listener of listeners) listener()
  }
  const getSentLines = () => lines.filter(({ name }) => name !== '')
  return {
    all: () => lines,
    setAll: setLines,
    toDraft: () => lines,
    toPayload: getSentLines,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hasOpenCell: () => false,
    commit: () => {},
    resolveLookups: () => Promise.resolve(),
    check: () => [],
    showMistakes: () => {},
    goTo: () => {},
    markSaved: () => {},
    load: ({ contacts }) => setLines(contacts),
    merge: (merged: readonly SampleLine[]) => setLines(merged),
    lock: () => setLines(getSentLines()),
    getLineNumber: (index) => index + 1,
    findName: () => undefined,
  }
}

/** A fake backend for samples. */
export interface SampleStore {
  readonly sent: { readonly payload: SampleWrite; readonly key: string | null }[]
  find(id: string): Sample
  /**
   * Saves as another user.
   * @param editable fields that stay editable
   */
  saveElsewhere(
    id: string,
    payload: Partial<SampleWrite>,
    editable?: readonly string[],
    savedBy?: Schemas['PersonRef'],
  ): Sample
  remove(id: string): void
  count(): number
  /** Loses the answers of the next calls that create a record. */
  loseAnswers(isLost: boolean): void
  /** Delays the next calls. */
  delayCalls(until: Promise<void>): void
  /** Delays the refetch after a save. */
  delayRefetch(until: Promise<void>): void
}

const timestamp = '2026-11-20T10:00:00.000Z'
const otherPerson: Schemas['PersonRef'] = { id: 'p2', name: 'Tomas Kazlauskas' }
const allFields = ['name', 'tolerance_percent', 'contacts']

/** Creates the config of a kind with a fake backend. */
export function createSample(saved: Partial<SampleWrite> = {}) {
  const samples = new Map<string, Sample>()
  const sent: SampleStore['sent'] = []
  const created = new Map<string, { id: string; payload: SampleWrite; answer: Sample }>()
  let losesAnswers = false
  let callDelay = Promise.resolve()
  let refetchDelay = Promise.resolve()

  const save = (
    id: string,
    payload: SampleWrite,
    savedBy = otherPerson,
    editable: readonly string[] = allFields,
  ): Sample => {
    const head = {
      id,
      version: (samples.get(id)?.version ?? 0) + 1,
      created_at: timestamp,
      created_by: savedBy,
      updated_at: timestamp,
      updated_by: savedBy,
      allowed_actions: [],
    }
    const sample = { ...payload, ...head, editable_fields: editable }
    samples.set(id, sample)
    return sample
  }
  const find = (id: string) => {
    const sample = samples.get(id)
    if (!sample) throw createProblem(404, 'not_found')
    return sample
  }
  save('s1', { name: 'Bois du Rhône', tolerance_percent: 10, contacts: [], ...saved })

  const config: ApiFormConfig<Sample, SampleWrite, SampleValues, SampleLineEditor> = {
    kind: 'client',
    path: '/clients/$id',
    texts: 'pages/client',
    schema: vSample,
    fields: {
      name: ({ name }) => name,
      contacts: () => null,
      tolerance_percent: ({ tolerance_percent }, { format }) =>
        format.percent(String(tolerance_percent)),
    },
    getInitialValues: () => ({ tolerance_percent: '10' }),
    query: (id) => ({ queryKey: ['samples', id], queryFn: () => find(id) }),
    async create(payload, key) {
      sent.push({ payload, key })
      await callDelay
      const id = created.get(key)?.id ?? `s${samples.size + 1}`
      const earlier = created.get(key)
      if (earlier && !dequal(earlier.payload, payload))
        throw createProblem(409, 'idempotency_key_reused', { record_id: id })
      const answer = earlier?.answer ?? save(id, payload)
      created.set(key, { id, payload, answer })
      if (losesAnswers) throw new Unreachable('The answer was lost')
      return answer
    },
    async update(id, version, payload) {
      sent.push({ payload, key: null })
      await callDelay
      if (find(id).version !== version) throw createProblem(409, 'stale')
      return save(id, payload)
    },
    async cacheSaved(queryClient, sample) {
      queryClient.setQueryData(['samples', sample.id], sample)
      await refetchDelay
    },
    lines: {
      field: 'contacts',
      fields: { name: (line: SampleLine) => line.name, email: (line: SampleLine) => line.email },
      formatLine: (line: SampleLine) => line.name,
      isDraft: isSampleLines,
      open: (sample, draft) =>
        createSampleLineEditor(isSampleLines(draft) ? draft : (sample?.contacts ?? [])),
    },
  }
  const store: SampleStore = {
    sent,
    find,
    saveElsewhere: (id, payload, editable, savedBy = otherPerson) =>
      save(id, { ...find(id), ...payload }, savedBy, editable),
    remove: (id) => void samples.delete(id),
    count: () => samples.size,
    loseAnswers: (isLost) => {
      losesAnswers = isLost
    },
    delayCalls: (until) => {
      callDelay = until
    },
    delayRefetch: (until) => {
      refetchDelay = until
    },
  }
  return { config, store }
}

const createProblem = (
  status: number,
  code: Schemas['ProblemCode'],
  details: Pick<Schemas['Problem'], 'record_id'> = {},
) => new ApiProblem({ type: 'about:blank', title: code, status, code, ...details })
