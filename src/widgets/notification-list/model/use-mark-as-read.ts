import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markAsReadMutation, newNotificationExistsQuery, notificationsQuery } from '@/entities/notification'

/** Marks a notification read: at once on screen, silently wherever the call fails. */
export function useMarkAsRead(): (uuid: string) => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    ...markAsReadMutation,
    onMutate: (uuid) => {
      queryClient.setQueryData(notificationsQuery.queryKey, (list) =>
        list?.map((item) => (item.uuid === uuid ? { ...item, is_read: true } : item)),
      )
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: newNotificationExistsQuery.queryKey }),
  })
  return mutate
}
