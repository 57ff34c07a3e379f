export { suggestedChoices, type ConflictChoices, type Conflict, type Side } from './conflict'
export { ConflictDialog } from './conflict-dialog'
export { CountrySelect } from './country-select'
export { formatFieldError } from './format-field-error'
export { toFieldName } from './field-name'
export { createFields, spanClass, type Span } from './fields'
export { FormDrawer } from './form-drawer'
export { FormFieldsProvider, getFieldLabel, useField, useFormFields } from './form-fields'
export { findMistakes, toMistakes, type Mistake } from './mistakes'
export { RestoredDraftBanner } from './restored-draft-banner'
export {
  isFormValues,
  toFormValues,
  toPayload,
  type SchemaShape,
  type FormValues,
} from './form-values'
export { useCountries } from './use-countries'
export { useDraftForm } from './use-draft-form'
export { FormConflict } from './form-conflict'
export { useConflictResolution } from './use-conflict-resolution'
