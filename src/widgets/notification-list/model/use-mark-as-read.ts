import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  markAsReadMutation,
  newNotificationExistsQuery,
  notificationPagesQuery,
  notificationsQuery,
  type Notification,
} from '@/entities/notification'

/** Marks a notification read: at once on screen, silently wherever the call fails. */
export function useMarkAsRead(): (uuid: string) => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    ...markAsReadMutation,
    onMutate: (uuid) => {
      const read = (list: Notification[]) =>
        list.map((item) => (item.uuid === uuid ? { ...item, is_read: true } : item))
      queryClient.setQueryData(notificationsQuery.queryKey, (list) => list && read(list))
      queryClient.setQueryData(
        notificationPagesQuery.queryKey,
        (known) => known && { ...known, pages: known.pages.map(read) },
      )
    },
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: newNotificationExistsQuery.queryKey }),
  })
  return mutate
}
