import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { JWTExpired } from 'jose/errors'
import type { ResultCodeName } from '../../../schemas/shared/resultCodes'
import { proofSeconds } from '../directory/directoryProof'
import { systemId } from './logIn'

const algorithm = 'HS256'
const tokenType = 'gpms-assertion+jwt'
const signer = 'gpms-auth'

/** A key of its own: nothing else that the secret signs can be passed off as an assertion. */
const keyOf = (secret: string) => createHmac('sha256', secret).update('assertion of a log-in').digest()

/**
 * SSO's posted data: signed by the auth server for this system, good for a minute. It names its proof (jti), which is
 * taken once.
 */
export function signAssertion(secret: string, proof: string, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1_000)
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: tokenType })
    .setIssuer(signer)
    .setAudience(systemId)
    .setJti(proof)
    .setIssuedAt(issued)
    .setExpirationTime(issued + proofSeconds)
    .sign(keyOf(secret))
}

/** The proof that an assertion names, or the code why it is none: too old, or not ours for us. */
export async function readAssertion(
  secret: string,
  data: string,
  now: Date,
): Promise<{ readonly proof: string } | { readonly refusal: ResultCodeName }> {
  try {
    const { payload } = await jwtVerify(data, keyOf(secret), {
      algorithms: [algorithm],
      typ: tokenType,
      issuer: signer,
      audience: systemId,
      currentDate: now,
      requiredClaims: ['jti', 'iat', 'exp'],
      maxTokenAge: proofSeconds,
    })
    return { proof: payload.jti ?? '' }
  } catch (error) {
    return { refusal: error instanceof JWTExpired ? 'AUTH008' : 'AUTH006' }
  }
}
