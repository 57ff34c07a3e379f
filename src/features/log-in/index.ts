export { LogInForm } from './ui/log-in-form'
