import type { components } from '@/shared/api/generated/schema'

type Schemas = components['schemas']

/** What is not photographed yet, and photos that are still on their way. */
export function findPhotoNeeds(
  photos: readonly Schemas['ReportPhoto'][],
  wanted: readonly Schemas['PhotoKind'][],
) {
  const missing = wanted.filter((kind) => !photos.some((photo) => photo.kind === kind))
  return [
    ...missing.map((kind) => ({
      code: 'photo' as const,
      pointer: '/photos' as const,
      params: { kind },
    })),
    ...(photos.some(({ attachment_id }) => attachment_id === null)
      ? [{ code: 'photo_sent' as const, pointer: '/photos' }]
      : []),
  ]
}

/** Points of a checklist that nobody looked at, and defects without a word. */
export function findCheckNeeds(checks: Readonly<Record<string, Schemas['Check']>>) {
  return Object.entries(checks).flatMap(
    ([name, { state, remark }]): { code: 'check' | 'check_remark'; pointer: string }[] => {
      if (state === null) return [{ code: 'check', pointer: `/checks/${name}/state` }]
      return state === 'defect' && remark === null
        ? [{ code: 'check_remark', pointer: `/checks/${name}/remark` }]
        : []
    },
  )
}
