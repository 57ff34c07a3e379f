export { useAgreeToTerms } from './use-agree-to-terms'
