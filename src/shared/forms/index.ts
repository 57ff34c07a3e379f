export { applyProblem, fieldNameOf } from './apply-problem'
export { fieldErrorText } from './field-error-text'
export { formResolver } from './form-resolver'
