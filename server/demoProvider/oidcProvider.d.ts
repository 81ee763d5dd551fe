// The little of the package that the demo uses; it brings no types of its own.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface ProviderContext {
    body: string
    type: string
    readonly headers: IncomingMessage['headers']
  }

  export interface Interaction {
    readonly uid: string
    readonly params: Readonly<Record<string, unknown>>
    readonly prompt: { readonly name: string }
  }

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>)
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Readonly<Record<string, unknown>>,
    ): Promise<void>
    readonly Grant: new (facts: {
      readonly accountId: string
      readonly clientId: string
    }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
  }
}
