import { inOrder, sayName, useRecord } from '@/features/edit-record/@x/change-status'
import { fieldNameOf } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { Need } from '../model/steps-of'
import type { Steps } from '../model/use-steps'
import { NeedList, type NeedItem } from './need-list'

/** What is missing before the next step, or before the document can be saved at all, each with a way to it. */
export function StepNeeds({ steps: { of, next, mistakes, needsId } }: { steps: Steps }) {
  const { t } = useTranslation(['features/change-status', 'features/edit-record'])
  const format = useFormat()
  const record = useRecord(of.form)
  const { form, rows, goTo } = record

  function itemsOf(missing: readonly Need[]): NeedItem[] {
    const named = missing.map((need) => ({ need, name: need.pointer === undefined ? undefined : fieldNameOf(need.pointer) }))
    return inOrder(form, named, ({ name = '' }) => name).map(({ need, name }, at) => ({
      id: `${need.code}-${at}`,
      text: withRow(of.sayNeed(need, format), name),
      onGo: name === undefined ? undefined : () => goTo(name),
    }))
  }

  /** What is missing in a row says in which. */
  function withRow(text: string, name = '') {
    const [list = '', at] = name.split('.')
    if (list !== form.rows?.field || at === undefined || !rows) return text
    return t('features/edit-record:in_item', { item: sayName(record, `${list}.${at}`), field: text })
  }

  if (mistakes.length > 0) {
    const needs = mistakes.map(({ name, message }) => ({
      id: name,
      text: of.sayMistake?.(name) ?? t('mistake', { field: sayName(record, name), message }),
      onGo: () => goTo(name),
    }))
    return <NeedList id={needsId} title={t('before_save')} needs={needs} settled="" />
  }
  if (!next) return null

  // What the step after the next will lack is better known before the next is taken.
  const { ahead = [] } = next
  const after = of.onward[of.onward.indexOf(next.to) + 1]
  return (
    <>
      <NeedList id={needsId} title={of.sayBefore(next.to)} needs={itemsOf(next.missing)} settled={t('settled')} />
      {after !== undefined && ahead.length > 0 && <NeedList title={of.sayBefore(after)} needs={itemsOf(ahead)} settled="" />}
    </>
  )
}
