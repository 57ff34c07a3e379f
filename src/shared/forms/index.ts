export { applyProblem } from './apply-problem'
export { fieldErrorText } from './field-error-text'
export { fieldNameOf } from './field-name'
export { formResolver } from './form-resolver'
