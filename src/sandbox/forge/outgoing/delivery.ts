/** One outgoing call of an integration, before anything is sent. */
export type Delivery =
  | {
      transport: 'http'
      method: 'POST' | 'PUT' | 'GET'
      url: string
      headers: Record<string, string>
      body: string
    }
  | { transport: 'smtp'; from: string; to: string[]; subject: string; text: string; html?: string }
  | { transport: 'tcp'; host: string; port: number; lines: string[] }
