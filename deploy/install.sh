#!/bin/bash
# Installs Naru on Debian 12 or newer, from a clone in /srv/naru. Run it as root; run it again at any time, it keeps what is there.
# `--help` prints how to call it. The first run writes /etc/naru/environment and says what to fill in there; the next one starts the site.
# Node comes from nodejs.org, or from a folder with bin/node and bin/npm: NARU_NODE=FOLDER deploy/install.sh …
set -euo pipefail

host='' tls='' port='' systemd=yes settings=/etc/naru/environment node=/opt/naru-node
fail() { echo "$*" >&2; exit 1; }
say() { echo "== $*"; }
usage='Usage: deploy/install.sh HOST [--port PORT] [--tls internal] [--no-systemd]
  HOST            the host name of the site in lower case, as in naru.school.lk, or localhost to try it
  --port PORT     the port of HTTPS, in place of 443
  --tls internal  a certificate of its own, which browsers do not know: to try it
  --no-systemd    starts nothing: for a machine without systemd'
call=$*
while [ $# -gt 0 ]; do
  case $1 in
    --help) echo "$usage"; exit ;;
    --no-systemd) systemd='' ;;
    --tls) tls=${2:-}; [ "$tls" = internal ] || fail '--tls can only be internal. Without it, Caddy obtains a certificate.'; shift ;;
    --port) port=${2:-}; [[ $port =~ ^[0-9]{1,5}$ ]] || fail '--port needs a number, such as 8443.'; shift ;;
    -*) fail "There is no flag $1: see deploy/install.sh --help." ;;
    *) [ -z "$host" ] || fail "There is one HOST, not $host and $1: see deploy/install.sh --help."; host=$1 ;;
  esac
  shift
done
[[ $host =~ ^[a-z0-9.-]+$ ]] || fail "$usage"
[ -z "$port" ] || host=$host:$port
[ "$(id -u)" = 0 ] || fail 'Run it as root: sudo deploy/install.sh HOST'
[ "$(realpath "$(dirname "$0")/..")" = /srv/naru ] || fail 'Clone the repository to /srv/naru first.'
cd /srv/naru

say 'PostgreSQL, Caddy, age'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends postgresql caddy age ca-certificates curl git openssl xz-utils >/dev/null

say Node
if [ -n "${NARU_NODE:-}" ]; then
  mkdir -p $node && cp -a "$NARU_NODE/." $node
elif [ ! -x $node/bin/node ]; then
  machine=$(dpkg --print-architecture | sed 's/amd64/x64/')
  folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
  site=https://nodejs.org/dist/latest-v24.x
  curl -fsS $site/SHASUMS256.txt | grep -E "node-v[0-9.]+-linux-$machine.tar.xz$" > "$folder/sums" || fail "nodejs.org has no Node for $machine."
  archive=$(awk '{ print $2 }' "$folder/sums")
  curl -fsS -o "$folder/$archive" "$site/$archive"
  (cd "$folder" && sha256sum --check --quiet sums)
  mkdir -p $node && tar -xJf "$folder/$archive" -C $node --strip-components=1 --no-same-owner
fi
export PATH=$node/bin:$PATH
node --version

say 'User and database'
id naru >/dev/null 2>&1 || useradd --system --home-dir /var/lib/naru --shell /usr/sbin/nologin naru
install -d -o naru -g naru -m 0750 /var/lib/naru
install -d -m 0700 /etc/naru /var/backups/naru
service postgresql start >/dev/null
as_postgres() { (cd / && runuser -u postgres -- "$@"); }
for _ in {1..30}; do as_postgres psql -qtc 'select 1' >/dev/null 2>&1 && break; sleep 1; done
if [ ! -e $settings ]; then
  password=$(openssl rand -hex 24)
  as_postgres psql -qtc "select 1 from pg_roles where rolname = 'naru'" | grep -q 1 || as_postgres createuser naru
  as_postgres psql -qc "alter role naru password '$password'"
  as_postgres psql -qtc "select 1 from pg_database where datname = 'naru'" | grep -q 1 || as_postgres createdb --owner naru naru
  database_port=$(as_postgres psql -qtAc 'show port')
  (umask 077 && sed -e "s|^PUBLIC_URL=.*|PUBLIC_URL=https://$host|" \
    -e "s|^DATABASE_URL=.*|DATABASE_URL=postgres://naru:$password@127.0.0.1:$database_port/naru|" deploy/environment.example > $settings)
fi

if unset=$(grep -E '^[A-Z].*(CHANGE_ME|naru\.example)' $settings | cut -d= -f1); then
  say "Now fill in $settings:" $unset
  echo "   A site that sells nothing sets PAYMENTS=closed and deletes the PAYHERE lines. Then run: deploy/install.sh $call"
  exit
fi

say 'Build (some minutes)'
npm ci --no-audit --no-fund --loglevel error && npm run --silent build && npm prune --omit=dev --no-audit --no-fund --loglevel error

say 'Service and proxy'
install -m 0644 deploy/naru.service deploy/naru-backup.service deploy/naru-backup.timer /etc/systemd/system/
ln -sf /srv/naru/scripts/ops.sh /usr/local/sbin/naru
if [ ! -e /etc/caddy/naru ]; then
  # The package's own file has no site to keep.
  grep -q '^# The Caddyfile is an easy way' /etc/caddy/Caddyfile ||
    fail '/etc/caddy/Caddyfile has sites: add deploy/Caddyfile to it, then touch /etc/caddy/naru and run this again.'
  inside=$(sed -n 's/^PORT=//p' $settings)
  sed -e "s|{\$NARU_ADDRESS}|https://$host|" -e "s|{\$NARU_SERVER:.*} |127.0.0.1:${inside:-3000} |" deploy/Caddyfile > /etc/caddy/Caddyfile
  # For a try: a certificate of its own, and no port 80.
  [ -z "$tls" ] || sed -i -e "1i {\n\tauto_https disable_redirects\n\tskip_install_trust\n}" \
    -e "s|^https://$host {|&\n\ttls internal|" /etc/caddy/Caddyfile
  touch /etc/caddy/naru
fi
if [ -z "$systemd" ]; then
  say "Nothing was started. As /etc/systemd/system/naru.service says, start the server, and Caddy with /etc/caddy/Caddyfile. The site is then at https://$host."
  exec naru setup-link
fi
systemctl daemon-reload
systemctl enable naru caddy naru-backup.timer 2>/dev/null
systemctl restart naru || fail 'The server does not start: see journalctl -u naru, or run as naru: node apps/server/dist/main.js'
systemctl restart caddy
systemctl start naru-backup.timer || echo 'The timer of the backups does not run: systemctl status naru-backup.timer'
say "The site is at https://$host. For nightly backups: docs/operations.md, Back up."
naru setup-link
