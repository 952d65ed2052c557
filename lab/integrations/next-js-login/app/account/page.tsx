import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { asVisitor } from "@/lib/login";
import { signOut } from "../login/actions";

export default async function AccountPage() {
  const jwt = (await cookies()).get("jwt")?.value;
  const response = jwt && (await asVisitor(jwt, "/users/me"));
  // Strapi decides: the account can be blocked, or the token invalid.
  if (!response || !response.ok) redirect("/login");
  const user: { username: string; email: string } = await response.json();

  return (
    <main>
      <h1>{`Hello, ${user.username}`}</h1>
      <p>{user.email}</p>
      <form action={signOut}>
        <button type="submit">Log out</button>
      </form>
    </main>
  );
}
