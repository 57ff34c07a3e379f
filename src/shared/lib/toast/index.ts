export { toast, useToasts, type Toast, type ToastMessage, type ToastTone } from './toast'
