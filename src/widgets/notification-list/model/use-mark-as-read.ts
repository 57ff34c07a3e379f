import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  markAsReadMutation,
  newNotificationExistsQueryOptions,
  notificationPagesQueryOptions,
  notificationsQueryOptions,
  type Notification,
} from '@/entities/notification'

/** Marks a notification as read, optimistically. Errors are silent. */
export function useMarkAsRead(): (uuid: string) => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    ...markAsReadMutation,
    onMutate: (uuid) => {
      const markRead = (list: Notification[]) =>
        list.map((item) => (item.uuid === uuid ? { ...item, is_read: true } : item))
      queryClient.setQueryData(notificationsQueryOptions.queryKey, (list) => list && markRead(list))
      queryClient.setQueryData(
        notificationPagesQueryOptions.queryKey,
        (cached) => cached && { ...cached, pages: cached.pages.map(markRead) },
      )
    },
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: newNotificationExistsQueryOptions.queryKey }),
  })
  return mutate
}
