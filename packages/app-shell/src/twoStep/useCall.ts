import { useQueryClient, type MutationOptions } from '@tanstack/react-query'

/** @returns sends one call of an action, of which `useAction` lets one run at a time; applies its cache effects */
export function useCall<Data, Variables>(
  options: MutationOptions<Data, Error, Variables>,
): (variables: Variables) => Promise<Data> {
  const client = useQueryClient()
  return (variables) => client.getMutationCache().build(client, options).execute(variables)
}
