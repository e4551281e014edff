import { useMutation, type UseMutationOptions } from '@tanstack/react-query'

/**
 * @returns sends a call of an action; `useAction` lets one action run at a time
 */
export function useCall<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
): (variables: Variables) => Promise<Data> {
  return useMutation(options).mutateAsync
}
