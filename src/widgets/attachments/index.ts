export { Attachments, type AttachmentItem } from './ui/attachments'
