export { getSuggestedChoices, type ConflictChoices, type Conflict, type Side } from './conflict'
export { ConflictDialog } from './conflict-dialog'
export { CountrySelect, useCountries } from './country-select'
export { focusFirstError, scrollToFocus } from './focus-error'
export { formatFieldError } from './format-field-error'
export { findMistakes, getFieldMessage, type Mistake, toFieldName, toMistakes } from './mistakes'
export { createFields, getSpanClass, type Span } from './fields'
export { FormDrawer } from './form-drawer'
export {
  FormFieldsProvider,
  getFieldLabel,
  useField,
  useFormFields,
  useIsReadOnlyForm,
} from './form-fields'
export { RestoredDraftBanner, FormConflict } from './form-notices'
export {
  isFormValues,
  toFormValues,
  toPayload,
  type SchemaShape,
  type FormValues,
} from './form-values'
export { useDraftForm } from './use-draft-form'
export { useConflictResolution } from './use-conflict-resolution'
