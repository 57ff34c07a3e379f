import { useQuery } from '@tanstack/react-query'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { lazy, memo, Suspense, useCallback, useMemo, type SubmitEvent } from 'react'
import { ClientStatusBadge, type Client } from '@/entities/client'
import { peopleQuery } from '@/entities/person'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useSaveShortcut } from '@/shared/lib/save-shortcut'
import { toast } from '@/shared/lib/toast'
import { Banner } from '@/shared/ui'
import { DocumentFrame, SaveButton, SaveState, useIsHere } from '@/widgets/document-frame'
import { formOf } from '../model/client-form'
import { ClientFieldsContext } from '../model/client-form-context'
import { clientConflicts, mergedClient } from '../model/merge-client'
import { useClientForm } from '../model/use-client-form'
import { useClientWords } from '../model/use-client-words'
import { useSaveClient } from '../model/use-save-client'
import { ClientDeals } from './client-deals'
import styles from './client-editor.module.css'
import { ClientFigures } from './client-figures'
import { CompanySection, CreditSection, TermsSection } from './client-sections'
import { ContactsSection } from './contacts-section'

// Dialogs bring half of react-aria with them; few visits need one.
const ConflictDialog = lazy(async () => ({ default: (await import('@/widgets/conflict-dialog')).ConflictDialog }))
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog')).LeaveDialog }))

type Props = {
  readonly client: Client | null
  readonly personId: string
  /** Before the screen of a new client goes on at the added one's address. */
  onAdded(id: string): void
}

/** The form of a client, new or known. */
export function ClientEditor({ client, personId, onAdded }: Props) {
  const { t } = useTranslation('pages/client')
  const format = useFormat()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { form, base, mayChange, adopt, rebase } = useClientForm(client, personId)
  const { isDirty, errors } = form.formState
  const { control, setValue } = form
  const fields = useMemo(() => ({ control, setValue, isReadOnly: !mayChange }), [control, setValue, mayChange])

  const { save, isPending, savedAt, theirs, closeConflict } = useSaveClient({
    id: client?.id ?? null,
    form,
    onSaved(saved, hasTyped) {
      adopt(saved, hasTyped)
      // Who left meanwhile is where they wanted to be.
      if (client || !isHere()) return
      onAdded(saved.id)
      void navigate({ to: '/clients/$id', params: { id: saved.id }, replace: true, ignoreBlocker: true, resetScroll: false })
    },
  })

  const isNew = client === null
  const hasAnything = isNew || isDirty
  const submit = form.handleSubmit((values) => save(values, base.version), toast.formValidationError)
  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (mayChange) void submit()
  }
  useSaveShortcut(() => {
    if (mayChange && hasAnything && !isPending && theirs === null) void submit()
  })

  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isDirty && !isPending,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })

  const managers = useQuery(peopleQuery({ role: ['sale_manager'] })).data?.items
  const managerName = useCallback((id: string) => managers?.find((person) => person.id === id)?.name ?? id, [managers])
  const words = useClientWords(managerName)

  return (
    <>
      <DocumentFrame
        title={client?.name ?? t('new')}
        status={client && <ClientStatusBadge status={client.status} />}
        subtitle={client && t('updated', { date: format.date(client.updated_at) })}
        saveState={<SaveState {...{ isNew, isDirty, isPending, savedAt }} />}
        actions={
          mayChange && (
            <SaveButton type="submit" form="client" variant="primary" hasAnything={hasAnything} isPending={isPending}>
              {t('save')}
            </SaveButton>
          )
        }
        notice={
          errors.root?.['server'] && (
            <Banner tone="blocked" isAnnounced>
              {errors.root['server'].message}
            </Banner>
          )
        }
        figures={<ClientFigures client={client} />}
      >
        <form id="client" noValidate onSubmit={onSubmit}>
          <ClientFieldsContext value={fields}>
            <Sections />
          </ClientFieldsContext>
        </form>
        {client && (
          <div className={styles.deals}>
            <ClientDeals clientId={client.id} />
          </div>
        )}
      </DocumentFrame>
      <Suspense>
        {theirs && (
          <ConflictDialog
            by={null}
            conflicts={clientConflicts(base.values, form.getValues(), formOf(theirs), words)}
            isPending={isPending}
            onSave={(choices) => {
              const values = mergedClient(form.getValues(), formOf(theirs), choices)
              rebase(theirs, values)
              closeConflict()
              void save(values, theirs.version)
            }}
            onClose={closeConflict}
          />
        )}
        {blocker.status === 'blocked' && <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />}
      </Suspense>
    </>
  )
}

/** Kept out of the editor's renderings: the form renders the editor for each change, which the field has shown by then. */
const Sections = memo(function ClientSections() {
  return (
    <>
      <CompanySection />
      <TermsSection />
      <CreditSection />
      <ContactsSection />
    </>
  )
})
