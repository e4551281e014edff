import { practiceTopicsQuery } from '@naru/api/queries'
import type { UnitNames } from '@naru/exam-authoring/editor'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '@naru/app-shell/api'

/** The names of the textbook's units, those that practice has questions or words of. Empty until they have loaded. */
export function useUnitNames(): UnitNames {
  const { data } = useQuery(practiceTopicsQuery(api))
  return useMemo(() => new Map(data?.units.map(({ unit, name, isVerified }) => [unit, { name, isVerified }])), [data])
}
