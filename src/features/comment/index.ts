export { CommentForm } from './ui/comment-form'
