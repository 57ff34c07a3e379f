import { useMutation } from '@tanstack/react-query'
import { downloadPaper, type PaperChoice, type PaperRecord } from '@/entities/document'
import { i18n } from '@/shared/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { toast } from '@/shared/ui'

/** Returns the mutation that saves a paper of a record as a PDF. */
export const useDownloadPaper = (record: PaperRecord) =>
  useMutation({
    mutationFn: (choice: PaperChoice) => downloadPaper(record, choice),
    onSuccess: ({ content, name }) => saveFile(content, name),
    onError: () => toast.error(i18n.t('widgets/document:paper.pdf_failed')),
  })
