import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { Schemas } from '@/shared/api'
import { vPaperName } from '@contract/validators'
import { createFields, getSpanClass, useFormFields } from '@/shared/forms'
import { LANGUAGES, toLanguage, useTranslation } from '@/shared/i18n'
import { Button, NativeSelect } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { formatPlaceholder, PLACEHOLDERS } from '@domain/rules/settings-rules'
import { TEXT_PARTS, type SettingsValues, type TextPart } from '../model/settings-form'

type PaperName = Schemas['PaperName']
type Language = (typeof LANGUAGES)[number]
interface Shown {
  readonly paper: PaperName
  readonly language: Language
}

const Field = createFields<SettingsValues>()

const places = vPaperName.options.flatMap((paper) =>
  LANGUAGES.map((language) => ({ paper, language })),
)

/** Standard terms and mail of one paper in one language at a time. */
export function PaperTextSection({ defaults }: { defaults: Schemas['DefaultMails'] }) {
  const { t, i18n } = useTranslation([
    'pages/settings',
    'features/switch-language',
    'widgets/document',
  ])
  const [shown, setShown] = useState<Shown>({
    paper: 'order_confirmation',
    language: toLanguage(i18n.language),
  })
  useShownError(shown, setShown)
  const { paper, language } = shown
  const name = `paper_texts.${paper}.${language}` as const
  const own = defaults[paper][language]
  return (
    <DocumentSection title={t('field.paper_texts')}>
      <NativeSelect
        label={t('paper_label')}
        value={paper}
        options={vPaperName.options.map((value) => ({
          value,
          label: t(`widgets/document:papers.${value}.title`),
        }))}
        className={getSpanClass(6)}
        onChange={(value) => value && setShown({ ...shown, paper: value })}
      />
      <NativeSelect
        label={t('language_label')}
        value={language}
        options={LANGUAGES.map((value) => ({
          value,
          label: t(`features/switch-language:name.${value}`),
        }))}
        className={getSpanClass(6)}
        onChange={(value) => value && setShown({ ...shown, language: value })}
      />
      <Field.Area
        key={`${name}.terms`}
        name={`${name}.terms`}
        label={t('part.terms')}
        hint={t('terms_hint')}
      />
      <Field.Text
        key={`${name}.mail_subject`}
        name={`${name}.mail_subject`}
        label={t('part.mail_subject')}
        hint={t('mail_hint', { marks: PLACEHOLDERS.map(formatPlaceholder).join(' ') })}
      />
      <Field.Area
        key={`${name}.mail_body`}
        name={`${name}.mail_body`}
        label={t('part.mail_body')}
      />
      <RestoreDefault key={name} {...shown} own={own} />
    </DocumentSection>
  )
}

/** Replaces a changed subject and body by their defaults. */
function RestoreDefault({ paper, language, own }: Shown & { own: Schemas['DefaultMail'] }) {
  const { t } = useTranslation('pages/settings')
  const { form } = useFormFields<SettingsValues>()
  const text = useWatch({ control: form.control, name: `paper_texts.${paper}.${language}` })
  const isDefault = text.mail_subject === own.mail_subject && text.mail_body === own.mail_body

  function restore() {
    const parts = ['mail_subject', 'mail_body'] as const
    for (const part of parts) {
      const name = `paper_texts.${paper}.${language}.${part}` as const
      form.setValue(name, own[part], { shouldDirty: true })
      form.clearErrors(name)
    }
  }

  return (
    <div className={getSpanClass()}>
      <Button size="s" isDisabled={isDefault} onClick={restore}>
        {t('restore')}
      </Button>
    </div>
  )
}

/** Shows the first text with an error if the shown paper has none, and moves the focus to it. */
function useShownError(shown: Shown, show: (place: Shown) => void) {
  const { paper, language } = shown
  const { form } = useFormFields<SettingsValues>()
  const { errors } = useFormState({ control: form.control, name: 'paper_texts' })
  const findPart = ({ paper, language }: Shown): TextPart | undefined =>
    TEXT_PARTS.find((part) => errors.paper_texts?.[paper]?.[language]?.[part])
  const wrong = findPart(shown) ? undefined : places.find(findPart)
  const toFocus = useRef<TextPart | null>(null)
  const goTo = useEffectEvent((place: Shown) => {
    toFocus.current = findPart(place) ?? null
    show(place)
  })
  useEffect(() => {
    if (wrong) goTo(wrong)
  }, [wrong])
  useEffect(() => {
    // The field is mounted with the shown paper.
    if (toFocus.current) form.setFocus(`paper_texts.${paper}.${language}.${toFocus.current}`)
    toFocus.current = null
  }, [form, paper, language])
}
