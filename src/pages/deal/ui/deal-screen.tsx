import { useBlocker, useRouter } from '@tanstack/react-router'
import { lazy, memo, Suspense, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { DealStatusBadge, type Deal } from '@/entities/deal'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey, useDraft, writeDraft } from '@/shared/lib/draft'
import { lazyPart } from '@/shared/lib/lazy-part'
import { useSaveShortcut } from '@/shared/lib/save-shortcut'
import { Banner, Button } from '@/shared/ui'
import { DocumentFrame, SaveState, useIsHere } from '@/widgets/document-frame'
import { DealProvider, type DealRights } from '../model/deal-editor'
import { isDealDraft } from '../model/deal-draft'
import { commitCell } from '../model/line-product'
import { useDealEditor, type Opening } from '../model/use-deal-editor'
import { useDealSteps } from '../model/use-deal-steps'
import { useSaveDeal } from '../model/use-save-deal'
import { useUnfinished } from '../model/use-unfinished'
import { DealActions } from './deal-actions'
import { DealFiguresRail, DealNeeds } from './deal-rail'
import { DealSections } from './deal-sections'
import { PrintedConfirmation } from './printed-confirmation'
import { SaveFailure } from './save-failure'

const DealConflict = lazy(async () => ({ default: (await import('./deal-conflict')).DealConflict }))
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog')).LeaveDialog }))

interface DealScreenProps {
  deal: Deal | null
  rights: DealRights
  opening: Omit<Opening, 'kept'>
  /** Whose unsaved work on it is kept. */
  personId: string
  /** Before the screen of a new deal goes on at the saved one's address. */
  onFirstSaved: (id: string) => void
  /** Begins anew with what is saved. */
  onReopen: () => void
}

// What follows typing by itself is left alone when the steps or the state of saving change.
const Sections = memo(DealSections)
const Figures = memo(DealFiguresRail)
const Record = memo(lazyPart(async () => (await import('./deal-record')).DealRecord))

const keyOf = (personId: string, dealId: string | null) => draftKey(personId, dealId === null ? 'deal-new' : `deal-${dealId}`)

/** A deal, new or saved: one screen. */
export function DealScreen({ deal, rights, opening, personId, onFirstSaved, onReopen }: DealScreenProps) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const draft = useDraft(keyOf(personId, deal?.id ?? null), isDealDraft)
  const kept = rights.canChange ? draft.kept : null
  const editor = useDealEditor({ ...opening, kept })
  const saving = useSaveDeal(editor, kept ? kept.base : opening.base, open)
  const steps = useDealSteps(editor, deal, rights.canChange)
  const unfinished = useUnfinished(personId, deal?.id ?? null, editor.lines)
  const { snapshots } = editor
  const isLeaving = useRef(false)
  const router = useRouter()
  const isHere = useIsHere()

  function open(saved: Deal) {
    if (deal) return
    // What was typed while it was being saved is kept under its own name.
    const { isDirty, values, lines } = snapshots.take()
    if (isDirty) writeDraft(keyOf(personId, saved.id), { base: saving.base(), values, lines })
    draft.discard()
    unfinished.moveTo(saved.id)
    // Who saves in order to leave wants to be where they were going, and who left meanwhile is there.
    if (!isHere() || isLeaving.current) return
    onFirstSaved(saved.id)
    void router.navigate({ to: '/deals/$id', params: { id: saved.id }, replace: true, ignoreBlocker: true, resetScroll: false })
  }

  const keepDraft = useEffectEvent(() => {
    const { isDirty, values, lines } = snapshots.current()
    const base = saving.base()
    // A new deal that has just been saved is kept under its own name from here on.
    if (isDirty && (base === null || deal)) draft.keep({ base, values, lines })
    else draft.discard()
  })
  useEffect(() => {
    // Also what was typed before the draft had this name.
    keepDraft()
    return snapshots.subscribe(() => keepDraft())
  }, [snapshots, draft])

  function discard() {
    // What was typed just now is given up too.
    commitCell(editor)
    snapshots.take()
    draft.discard()
    unfinished.discard()
    onReopen()
  }

  const follow = useEffectEvent(saving.follow)
  useEffect(() => {
    if (deal) follow(deal)
  }, [deal])

  const isDirtyNow = () => rights.canChange && snapshots.take().isDirty
  const blocker = useBlocker({
    withResolver: true,
    enableBeforeUnload: isDirtyNow,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && next.pathname !== '/login' && isDirtyNow(),
  })

  useSaveShortcut(() => {
    if (rights.canChange) void saving.save()
  })

  const context = useMemo(() => ({ editor, rights, unfinished, deal }), [editor, rights, unfinished, deal])
  const notice = (
    <>
      <SaveFailure failure={saving.failure} />
      {kept && saving.savedAt === null && (
        <Banner
          action={
            <Button size="s" onClick={discard}>
              {t('draft.discard')}
            </Button>
          }
        >
          {t('draft.kept')}
        </Banner>
      )}
      {deal?.cancel_reason && (
        <Banner tone="blocked" title={t('state.canceled')}>
          {deal.cancel_reason}
        </Banner>
      )}
      {!rights.canChange && <Banner>{t('state.read_only')}</Banner>}
    </>
  )

  return (
    <DealProvider value={context}>
      <PrintedConfirmation />
      <DocumentFrame
        title={deal?.number ?? t('title.new')}
        status={deal && <DealStatusBadge status={deal.status} />}
        subtitle={
          deal &&
          t('state.subtitle', { client: deal.client.name, date: format.date(deal.date), manager: deal.sale_manager.name })
        }
        saveState={<SaveState isNew={!deal} isDirty={steps.isDirty} isPending={saving.isPending} savedAt={saving.savedAt} />}
        actions={<DealActions steps={steps} saving={saving} personId={personId} onDiscard={discard} />}
        notice={notice}
        figures={<Figures />}
        needs={<DealNeeds {...steps} />}
        record={<Record deal={deal} />}
      >
        <Sections />
      </DocumentFrame>
      <Suspense fallback={null}>
        {saving.clash && <DealConflict clash={saving.clash} saving={saving} />}
        {blocker.status === 'blocked' && (
          <LeaveDialog
            isPending={saving.isPending}
            onStay={blocker.reset}
            onLeave={blocker.proceed}
            onSave={() => {
              isLeaving.current = true
              void saving.save().then((saved) => {
                isLeaving.current = false
                if (saved) blocker.proceed()
                else blocker.reset()
              })
            }}
          />
        )}
      </Suspense>
    </DealProvider>
  )
}
