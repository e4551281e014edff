import { mutationOptions, queryOptions, type QueryKey } from '@tanstack/react-query'
import { read } from '../client'
import type { Guard } from '../guards'
import type { CacheEffect } from './cache'

/** A call of the client. */
type Call<T> = Promise<{ data?: T; response: Response }>

/** A query whose data is the validated body of one call. */
export const queryOf = <T extends object, const Key extends QueryKey>(
  queryKey: Key,
  call: (signal: AbortSignal) => Call<T>,
  guard?: Guard<T>,
) => queryOptions({ queryKey, queryFn: ({ signal }) => read(call(signal), guard) })

/** A mutation whose result is the validated body of one call. */
export const mutationOf = <T extends object, Variables = void>(
  call: (variables: Variables) => Call<T>,
  meta: CacheEffect = {},
  guard?: Guard<T>,
) => mutationOptions({ meta: { ...meta }, mutationFn: (variables: Variables) => read(call(variables), guard) })
