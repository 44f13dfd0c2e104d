import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RosterChoice, RosterField, RosterFinding } from '../../../plugins/roster/index.ts'
import { isLanguage } from '../../i18n/languages.ts'

export interface ReviewWords {
  /** What a column is called. */
  head(field: RosterField): string
  /** What is wrong in a cell, and what may stand there. */
  finding(finding: RosterFinding): string
}

/** The words for a list's columns and errors; those of choices come from the garments. */
export function useReviewWords(choices: readonly RosterChoice[]): ReviewWords {
  const { t, i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  return useMemo(() => {
    const wordsOf = (field: RosterField) => choices.find(choice => choice.field === field)?.words[language]
    return {
      head: field => wordsOf(field)?.name ?? t(`roster.column.${field}`),
      finding({ field, reason }) {
        const { name: column = '', values = [] } = wordsOf(field) ?? {}
        return t(`roster.finding.${reason}`, { column, values: values.join(', ') })
      },
    }
  }, [choices, language, t])
}
