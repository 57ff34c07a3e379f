export { OutboxPage } from './outbox-page'
export { SetPasswordPage } from './set-password-page'
export { SignUpPage } from './sign-up-page'
